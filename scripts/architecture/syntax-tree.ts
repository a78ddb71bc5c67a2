/** A node of the tree that oxc-parser makes (ESTree), as far as the checks look at it. */
export type Node = { type: string; start: number; [member: string]: unknown }

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

export function walk(node: Node, visit: (node: Node) => void) {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit)
  }
}

/** Of an identifier. */
export function nameOf(node: unknown): string | null {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : null
}

/** Of a literal text. */
export function textOf(node: unknown): string | null {
  return isNode(node) && typeof node['value'] === 'string' ? node['value'] : null
}
