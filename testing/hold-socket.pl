# Holds a port and restarts a program, as systemd does with deploy/systemd/aurivane@.socket:
#   perl hold-socket.pl PORT PROGRAM ARGUMENTS...
# SIGHUP restarts the program; SIGTERM ends it and this script. Node.js documents no way to pass a listening socket to
# another program as a file descriptor; Perl is part of every Debian.
use strict;
use warnings;
use POSIX ();
use Socket;

# File descriptors up to 3 are passed to the program.
$^F = 3;
my ($port, @program) = @ARGV;
socket(my $listener, PF_INET, SOCK_STREAM, 0) or die "socket: $!";
setsockopt($listener, SOL_SOCKET, SO_REUSEADDR, 1) or die "setsockopt: $!";
bind($listener, sockaddr_in($port, INADDR_LOOPBACK)) or die "bind: $!";
listen($listener, SOMAXCONN) or die "listen: $!";
POSIX::dup2(fileno($listener), 3) or die "dup2: $!";

my ($child, $is_ending) = (0, 0);
$SIG{HUP} = sub { kill 'TERM', $child };
$SIG{TERM} = sub { $is_ending = 1; kill 'TERM', $child };
$| = 1;
until ($is_ending) {
  $child = fork() // die "fork: $!";
  if ($child == 0) {
    @ENV{qw(LISTEN_FDS LISTEN_PID)} = (1, $$);
    exec @program or die "exec: $!";
  }
  # A signal interrupts the wait.
  1 until waitpid($child, 0) == $child;
  print "exit code ", $? >> 8, ", signal ", $? & 127, "\n";
}
