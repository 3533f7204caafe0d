/** Every state that the release's rows must show, so that no state is carried over unseen. */
export const STATES = {
  order: ['draft', 'confirmed', 'on_hold', 'in_progress', 'completed', 'cancelled'],
  delivery_order: [
    ...['planned', 'assigned', 'called', 'generated', 'loading', 'loaded', 'in_transit', 'on_site', 'pouring'],
    ...['delivered', 'returned', 'withdrawn', 'rejected'],
  ],
  invoice_draft: [
    ...['collecting', 'draft', 'exception', 'with_sales', 'with_manager', 'with_ceo', 'approved', 'invoiced'],
  ],
} as const

/** Tables of these releases without a row, and why there can be none. */
export const NEVER_FILLED: Record<string, string> = {
  inbox: 'no code writes it: a message that comes twice is found by the state of its job',
}

/** Tables that a later release ended, and of what kind the terms of a region are that their rows became. */
export const ENDED = {
  associate_product_region: 'associate_product',
  service_region: 'service',
  sub_product_region: 'sub_product',
} as const
