import type { Part } from '../part.ts'

export const tryInstances: Part = async () => []
