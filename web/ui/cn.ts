import { type ClassValue, clsx } from 'clsx'

/** Joins class names. It does not resolve conflicts: a primitive's look is chosen by its props, not overridden. */
export const cn = (...classes: ClassValue[]): string => clsx(classes)
