type Ask = (who: string, method: string, path: string, json?: object) => Promise<unknown>
type Row = { orderId: string; projectId: string; assignedPlant: string | null }
type Order = Record<'customerName' | 'projectId' | 'projectName' | 'locationName', string> & { poNumber: string | null }
export type Pour = Order & { poNumber: string; plantName: string }

/** A pour of a day whose project has agreed to no mix yet, with a purchase order and a plant. */
export async function freePour(day: string, ask: Ask): Promise<Pour> {
  const asked = { fromDate: day, toDate: day, limit: 200 }
  const { rows } = (await ask('dispatcher', 'POST', '/delivery-order/search_filter_do', asked)) as { rows: Row[] }
  for (const { orderId, projectId, assignedPlant } of rows) {
    const agreed = (await ask('lab', 'GET', `/mix-design-mapping/project?projectId=${projectId}`)) as { total: number }
    const order = (await ask('dispatcher', 'GET', `/order/${orderId}`)) as Order
    const { poNumber } = order
    if (assignedPlant && poNumber && agreed.total === 0) return { ...order, poNumber, plantName: assignedPlant }
  }
  throw new Error('Every project has agreed to a mix')
}
