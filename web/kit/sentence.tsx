import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence with tags: its parts are beside each other and need no keys. */
export const Sentence = ({ parts }: { parts: readonly ReactNode[] }) => createElement(Fragment, null, ...parts)
