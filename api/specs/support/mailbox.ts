/** Reads what was delivered as files. */
export class Mailbox {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }
}
