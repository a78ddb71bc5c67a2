export { NotFound as Component } from '../features/not-found.tsx'
