/** Why there is no backup, or no restored site: one line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}
