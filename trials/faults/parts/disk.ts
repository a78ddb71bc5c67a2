import type { Part } from '../part.ts'

export const tryDisk: Part = async () => []
