import { writeFileSync } from 'node:fs'
import { root } from '../project.ts'
import { describeLicences, listLicences } from './licences.ts'
import { readOwn, type Lock } from './read-lock.ts'

writeFileSync(`${root}docs/licences.md`, describeLicences(listLicences(readOwn<Lock>('package-lock.json'))))
