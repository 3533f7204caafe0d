import type { QuotedProduct } from '~/domain/pricing/price-question'

type Project = { id: string; customerId: string } | null

/** A new quote, or the next revision of one, on the project that the address names; with the prices of an older one. */
export const startOf = (project: Project, fromDate: string, params: URLSearchParams, lines?: readonly Line[]) => ({
  projectId: project?.id,
  customerId: project?.customerId ?? params.get('customerId') ?? undefined,
  fromDate,
  ...(lines && { lines }),
})

export type Line = { productId: string; unitPrice: string; reason: string }

/** A quote goes on from what it holds, a new one from what is agreed already. */
export function linesOf(values: unknown, products: readonly QuotedProduct[]): Line[] {
  const given = Array.isArray(values) ? (values as Record<string, unknown>[]) : []
  if (given.length)
    return given.map(line => ({
      productId: String(line.productId ?? ''),
      unitPrice: String(line.unitPrice ?? ''),
      reason: String(line.reason ?? ''),
    }))
  return products
    .filter(product => product.agreedPrice !== null)
    .map(product => ({ productId: product.productId, unitPrice: product.agreedPrice!, reason: '' }))
}

export const lineFor = (product: QuotedProduct): Line => ({
  productId: product.productId,
  unitPrice: product.price ?? '',
  reason: '',
})
