import { createRequire } from 'node:module'
import { join } from 'node:path'

/** `next start` in this process, so that its processor time can be read: FOLDER names the built page, PORT its place. */
const folder = process.env['FOLDER'] ?? ''
process.chdir(folder)
process.argv.push('start', '--hostname', '127.0.0.1')
createRequire(join(folder, 'package.json'))('next/dist/bin/next')
