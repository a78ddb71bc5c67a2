import type { Part } from '../part.ts'

export const tryClock: Part = async () => []
