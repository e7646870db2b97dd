// The calls of the C library that Sources use, so that Linux can type-check the sources for macOS.
//
// Declarations only, written from POSIX (IEEE Std 1003.1) and Apple's public manual pages; this is not Apple's code. The widths
// of types are those of 64-bit macOS. What Swift's overlay of 'Darwin' declares in place of macros and of functions with
// variable arguments is declared here in the form that Swift code sees.

#include <stddef.h>
#include <stdint.h>

#define CONSTANT static const
#define UNSAFE_GLOBAL extern __attribute__((swift_attr("nonisolated(unsafe)")))

// MARK: Types

typedef int64_t off_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef int32_t pid_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef long ssize_t;
typedef long time_t;
typedef int32_t suseconds_t;
typedef uint32_t sigset_t;
typedef uint32_t nfds_t;

struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; suseconds_t tv_usec; };
struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  char *tm_zone;
};
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  int64_t st_blocks;
  int32_t st_blksize;
};
struct dirent {
  uint64_t d_ino, d_seekoff;
  uint16_t d_reclen, d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
struct pollfd { int fd; short events, revents; };
struct rusage {
  struct timeval ru_utime, ru_stime;
  long ru_maxrss, ru_minflt, ru_majflt, ru_nvcsw, ru_nivcsw;
};

typedef struct __sDIR { int unused; } DIR;
typedef struct __sFILE { int unused; } FILE;
typedef uint64_t rlim_t;
struct rlimit { rlim_t rlim_cur, rlim_max; };
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
typedef struct _opaque_pthread_t { long signature; } *pthread_t;
typedef struct { long signature; char opaque[56]; } pthread_attr_t;
typedef struct { long signature; char opaque[56]; } pthread_mutex_t;
typedef struct { long signature; char opaque[8]; } pthread_mutexattr_t;
typedef struct { long signature; char opaque[40]; } pthread_cond_t;
typedef struct { long signature; char opaque[8]; } pthread_condattr_t;
typedef enum : uint32_t { CLOCK_REALTIME = 0, CLOCK_MONOTONIC = 6 } clockid_t;

// MARK: Constants

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define O_DIRECTORY 0x100000
#define O_CLOEXEC 0x1000000
#define O_NONBLOCK 0x4
#define AT_FDCWD -2
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_SYMLINK_FOLLOW 0x0040
#define X_OK 1
#define W_OK 2
#define F_SETFD 2
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1
#define PATH_MAX 1024
#define SEEK_SET 0
#define SEEK_END 2
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
#define POLLIN 1
#define _SC_NPROCESSORS_ONLN 58
#define SIG_BLOCK 1
#define SIG_SETMASK 3
#define SIGHUP 1
#define SIGINT 2
#define SIGABRT 6
#define RLIMIT_STACK 3
#define RLIMIT_AS 5
#define PROT_READ 0x01
#define PROT_WRITE 0x02
#define MAP_PRIVATE 0x0002
#define MAP_ANON 0x1000
#define EAGAIN 35
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define ENOMEM 12
#define EEXIST 17
#define EISDIR 21
#define ESPIPE 29
#define EPIPE 32
#define ELOOP 62
#define EMSGSIZE 40
#define EOVERFLOW 84

CONSTANT mode_t S_IFMT = 0170000, S_IFREG = 0100000, S_IFDIR = 0040000, S_IFLNK = 0120000;

// MARK: Variables

UNSAFE_GLOBAL int errno;
UNSAFE_GLOBAL char *_Nullable *_Nonnull environ;
UNSAFE_GLOBAL FILE *_Nonnull stdin, *_Nonnull stdout, *_Nonnull stderr;
extern void (*_Nullable const SIG_IGN)(int);
extern void (*_Nullable const SIG_DFL)(int);

// MARK: Files

int openat(int folder, const char *path, int flags);
int openat_creating(int folder, const char *path, int flags, mode_t mode) __attribute__((swift_name("openat(_:_:_:_:)")));
int close(int descriptor);
ssize_t read(int descriptor, void *buffer, size_t count);
ssize_t pread(int descriptor, void *buffer, size_t count, off_t offset);
ssize_t write(int descriptor, const void *buffer, size_t count);
off_t lseek(int descriptor, off_t offset, int whence);
int ftruncate(int descriptor, off_t length);
int fsync(int descriptor);
int fcntl(int descriptor, int command);
int fcntl_number(int descriptor, int command, int argument) __attribute__((swift_name("fcntl(_:_:_:)")));
int stat(const char *path, struct stat *status);
int fstat(int descriptor, struct stat *status);
int lstat(const char *path, struct stat *status);
int fstatat(int folder, const char *path, struct stat *status, int flags);
int faccessat(int folder, const char *path, int mode, int flags);
int fchown(int descriptor, uid_t owner, gid_t group);
int fchmod(int descriptor, mode_t mode);
int mkdirat(int folder, const char *path, mode_t mode);
int unlinkat(int folder, const char *path, int flags);
int renameat(int oldFolder, const char *oldPath, int newFolder, const char *newPath);
ssize_t readlinkat(int folder, const char *path, char *buffer, size_t count);
char *realpath(const char *path, char *resolved);
char *getcwd(char *buffer, size_t count);
char *mkdtemp(char *path);
int access(const char *path, int mode);
int isatty(int descriptor);
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
int ioctl(int descriptor, unsigned long request, void *value);
int pipe(int *descriptors);
int poll(struct pollfd *streams, nfds_t count, int timeout);
DIR *opendir(const char *path);
DIR *fdopendir(int descriptor);
int dirfd(DIR *stream);
int closedir(DIR *stream);
struct dirent *readdir(DIR *stream);
FILE *fopen(const char *path, const char *mode);
int fclose(FILE *file);
size_t fread(void *buffer, size_t size, size_t count, FILE *file);
size_t fwrite(const void *buffer, size_t size, size_t count, FILE *file);
int fseek(FILE *file, long offset, int whence);
long ftell(FILE *file);

// MARK: Processes, threads, time

pid_t getpid(void);
int kill(pid_t process, int signal);
uid_t geteuid(void);
char *getenv(const char *name);
long sysconf(int name);
int getrlimit(int resource, struct rlimit *limit);
void exit(int status) __attribute__((noreturn));
void _exit(int status) __attribute__((noreturn));
void (*signal(int number, void (*action)(int)))(int);
int sigemptyset(sigset_t *set);
int sigaddset(sigset_t *set, int number);
int sigismember(const sigset_t *set, int number);
pid_t waitpid(pid_t process, int *status, int options);
pid_t wait4(pid_t process, int *status, int options, struct rusage *usage);
int posix_spawn(
    pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
    char *const *arguments, char *const *environment);
int posix_spawnp(
    pid_t *process, const char *file, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
    char *const *arguments, char *const *environment);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *actions);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *actions);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *actions, int from, int to);
int posix_spawn_file_actions_addopen(
    posix_spawn_file_actions_t *actions, int descriptor, const char *path, int flags, mode_t mode);
int posix_spawnattr_init(posix_spawnattr_t *attributes);
int posix_spawnattr_destroy(posix_spawnattr_t *attributes);
int sched_yield(void);
int pthread_create(
    pthread_t _Nullable *_Nonnull thread, const pthread_attr_t *_Nullable attributes,
    void *_Nullable (*_Nonnull start)(void *_Nonnull), void *_Nullable argument);
int pthread_join(pthread_t _Nonnull thread, void *_Nullable *_Nullable result);
pthread_t _Nonnull pthread_self(void);
int pthread_main_np(void);
size_t pthread_get_stacksize_np(pthread_t _Nonnull thread);
int pthread_attr_init(pthread_attr_t *_Nonnull attributes);
int pthread_attr_destroy(pthread_attr_t *_Nonnull attributes);
int pthread_attr_setstacksize(pthread_attr_t *_Nonnull attributes, size_t size);
int pthread_mutex_init(pthread_mutex_t *_Nonnull mutex, const pthread_mutexattr_t *_Nullable attributes);
int pthread_mutex_destroy(pthread_mutex_t *_Nonnull mutex);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull mutex);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull mutex);
int pthread_cond_init(pthread_cond_t *_Nonnull condition, const pthread_condattr_t *_Nullable attributes);
int pthread_cond_destroy(pthread_cond_t *_Nonnull condition);
int pthread_cond_wait(pthread_cond_t *_Nonnull condition, pthread_mutex_t *_Nonnull mutex);
int pthread_cond_broadcast(pthread_cond_t *_Nonnull condition);
int pthread_sigmask(int how, const sigset_t *_Nullable set, sigset_t *_Nullable old);
int clock_gettime(clockid_t clock, struct timespec *time);
time_t time(time_t *_Nullable result);
struct tm *localtime_r(const time_t *time, struct tm *date);

// MARK: Memory and texts

void *_Nullable mmap(void *_Nullable address, size_t count, int protection, int flags, int file, off_t offset);
int munmap(void *_Nonnull address, size_t count);
void free(void *_Nullable memory);
int memcmp(const void *left, const void *right, size_t count);
void *memcpy(void *to, const void *from, size_t count);
size_t strlen(const char *text);
char *strdup(const char *text);
char *strerror(int code);
