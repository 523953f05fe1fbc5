#!/bin/sh
# The first process of a machine: mounts what a running Debian has, then waits, and reaps what is orphaned.
# When its standard input ends, or the process that holds it, the machine and everything in it ends.
# Usage: namespace.sh <packages> <layer> <root> <with shared memory: yes or no>
set -eu
packages=$1 layer=$2 root=$3 shared_memory=$4
mount --make-rprivate /
# What is written goes to the layer: many machines begin with one set of packages.
mount -t overlay overlay -o "lowerdir=$packages,upperdir=$layer/upper,workdir=$layer/work" "$root"
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
umask 000
mknod "$root/dev/null" c 1 3
mknod "$root/dev/zero" c 1 5
mknod "$root/dev/full" c 1 7
mknod "$root/dev/random" c 1 8
mknod "$root/dev/urandom" c 1 9
mknod "$root/dev/tty" c 5 0
ln -s /proc/self/fd "$root/dev/fd"
ln -s fd/0 "$root/dev/stdin"
ln -s fd/1 "$root/dev/stdout"
ln -s fd/2 "$root/dev/stderr"
mkdir -m 755 "$root/dev/pts"
mount -t devpts -o newinstance,ptmxmode=666,mode=620,gid=5 devpts "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx"
if [ "$shared_memory" = yes ]; then
  mkdir "$root/dev/shm"
  mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
fi
echo mounted
cat
