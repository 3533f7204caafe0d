/** An invoice draft where its approvers meet it, whoever has it now. */
export const draftPath = (id: string) => `/sales-management/invoice-draft/overview?view=others&item=${id}`
