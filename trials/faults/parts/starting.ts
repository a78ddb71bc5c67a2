import type { Part } from '../part.ts'

export const tryStarting: Part = async () => []
