/** Why a backup or restore failed: one line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}
