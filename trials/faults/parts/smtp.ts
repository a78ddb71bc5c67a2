import type { Part } from '../part.ts'

export const trySmtp: Part = async () => []
