const written = {
  revise: { target: 'draft', guard: 'mayManage' },
  submit: { target: 'submitted', guard: 'mayManage' },
} as const

/** How a recipe and a requisition come to a decision: written, submitted, and decided on or sent back to be rewritten. */
export const untilApproved = {
  draft: { on: written },
  submitted: {
    on: {
      ...written,
      approve: { target: 'approved', guard: 'mayDecide' },
      reject: { target: 'rejected', guard: 'mayDecide' },
    },
  },
  rejected: { on: written },
} as const
