'use client'
import { createElement, useState } from 'react'
import { grow, type Tree } from './tree.ts'

/** The interactive part, which runs in the browser too. */
export function Header({ tree }: { tree: Tree }) {
  const [isOpen, setIsOpen] = useState(false)
  return createElement('div', { 'data-open': isOpen, onClick: () => setIsOpen(!isOpen) }, grow(tree))
}
