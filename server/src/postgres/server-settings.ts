import { SOCKET_PORT } from './socket-folder.ts'

/** Given on the command line at every start: a new release changes them without touching the data folder. */
export function serverArguments(cluster: string, socketFolder: string) {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: SOCKET_PORT,
    // A site opens 19 at most. Requests without a free connection get 503.
    max_connections: 100,
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    max_logical_replication_workers: 0,
    jit: 'off',
    fsync: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors of statements are returned to the client; in the log they would repeat personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
  }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
