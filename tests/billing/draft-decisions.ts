import { deliveryOrder } from '~/db/deliveries/delivery-order'
import type { Random } from '~/db/seed/random'
import { decimal } from '~/domain/kit/money'
import { addMinutes } from '~/domain/kit/time'
import { type Deliveries, givenOrder } from '../kit/given/deliveries'
import type { Answer, House } from '../kit/house'

export type Decided = { unitPrice?: string; quantity?: string; disputed?: boolean }
type Figures = Record<'unitPrice' | 'quantity', string>
type Line = Figures & { id: string; kind: string; deliveryOrderId: string | null; disputed: boolean }
export type Draft = {
  id: string
  version: number
  status: string
  lines: Line[]
  exceptions: { id: string; version: number; kind: string; lineId: string | null }[]
}

/** Who gives the level that a draft is at, and never prepares or edits it. */
const APPROVER: Record<string, string> = {
  with_sales: 'salesperson_admin',
  with_manager: 'sales_manager_2',
  with_ceo: 'ceo',
}

/** The bills of one day as people work on them in any order, with what they decided and what was invoiced and paid. */
export class DayOfBills {
  readonly decisions = new Map<string, Decided>()
  readonly did: string[] = []
  /** Amounts with a number, and the money that came in. */
  ledger = decimal(0)
  private readonly loads: string[] = []
  private readonly bills: string[] = []
  private readonly payments: { id: string; amount: string }[] = []
  /** Each step comes before one comes again as often. */
  private deck: (typeof STEPS)[number][] = []

  constructor(
    private readonly portal: House,
    private readonly world: Deliveries,
    private readonly random: Random,
    private readonly day: string,
  ) {}

  /** A load that is billed as it is, so that there is an invoice to pay and to credit. */
  async invoiced(): Promise<void> {
    await this.load()
    await this.generate()
    for (const _level of Object.keys(APPROVER)) await this.approve()
    if (!(await this.invoice())) throw new Error(`${this.day} has no invoice`)
    this.did.push('load', 'generate', 'approve', 'invoice')
  }

  /** One step; what the portal refuses in this state changes nothing. */
  async step(): Promise<void> {
    if (!this.deck.length) this.deck = this.shuffled()
    const what = this.deck.pop()!
    const done = await this[what]()
    this.did.push(`${what}${done ? '' : ' (refused)'}`)
  }

  async drafts(): Promise<Draft[]> {
    const { rows } = this.answered(
      await this.as('admin').post('/invoice-draft/list', { fromDate: this.day, toDate: this.day, limit: 200 }),
    )
    const own: Draft[] = []
    for (const { id } of rows) own.push(this.answered(await this.as('admin').get(`/invoice-draft/${id}`)))
    return own
  }

  async load(): Promise<boolean> {
    const { order, loads } = await givenOrder(this.portal, this.world, { day: this.day, loads: 1 })
    const at = new Date(`${this.day}T02:00:00.000Z`)
    const times = { batchedAt: at, onSiteAt: at, pourEndAt: addMinutes(at, 95), deliveredAt: addMinutes(at, 95) }
    await this.moved(loads[0]!.id, { status: 'returned', doNumber: `${order.orderNo}-1`, ...times })
    this.loads.push(loads[0]!.id)
    return true
  }

  async generate(): Promise<boolean> {
    const period = { fromDate: this.day, toDate: this.day }
    return this.went(await this.as('finance_ar').post('/invoice-draft/generate-draft', period))
  }

  /** A load that is not invoiced is rejected after all: what was decided on it is a conflict. */
  async rejectLoad(): Promise<boolean> {
    const open = (await this.drafts()).filter(({ status }) => !['invoiced', 'withdrawn'].includes(status))
    const free = this.loads.pop()
    const drafted = open.some(({ lines }) => lines.some(of => of.kind === 'product' && of.deliveryOrderId === free))
    if (!free || !drafted) return false
    await this.moved(free, { status: 'rejected' })
    return this.generate()
  }

  async edit(): Promise<boolean> {
    const all = (await this.drafts()).filter(({ lines }) => lines.length)
    const open = all.filter(({ status }) => !['invoiced', 'withdrawn'].includes(status))
    // Mostly what can be changed; what cannot be is refused and stays as it is.
    const draft = this.pick(open.length && this.random.chance(0.8) ? open : all)
    const line = draft && this.random.pick(draft.lines)
    if (!draft || !line) return false
    const decided: Decided = this.random.chance(0.3)
      ? { disputed: !line.disputed }
      : this.random.chance(0.5)
        ? { unitPrice: `${this.random.whole(1, 300)}.5000` }
        : { quantity: `${this.random.whole(1, 30)}.2500` }
    const typed = { id: line.id, reason: 'Agreed on site', ...decided }
    const submit = this.random.chance(0.7)
    const body = { version: draft.version, lines: [typed], submit }
    const saved = this.went(await this.as('sales_manager').put(`/invoice-draft/${draft.id}`, body))
    if (saved) this.decisions.set(line.id, { ...this.decisions.get(line.id), ...decided })
    return saved
  }

  /** One level, or those after it as well. */
  async approve(): Promise<boolean> {
    const one = () => this.decide((who, drafts) => this.as(who).put('/invoice-draft/approve', { drafts }))
    const done = await one()
    for (let more = this.random.whole(0, 3); done && more > 0; more--) await one()
    return done
  }

  async reject(): Promise<boolean> {
    return this.decide((who, drafts) => this.as(who).put('/invoice-draft/reject', { drafts, reason: 'Look again' }))
  }

  /** A conflict keeps what was decided or takes the system's value, which ends the decision. */
  async settle(): Promise<boolean> {
    const found = (await this.drafts()).flatMap(({ exceptions }) => exceptions)
    const one = this.pick(found.filter(({ kind, lineId }) => kind === 'conflict' && lineId))
    if (!one) return false
    const keep = this.random.pick(['mine', 'system'] as const)
    const path = `/invoice-draft/exception/${one.id}/settle`
    const done = this.went(await this.as('salesperson_admin').put(path, { version: one.version, keep }))
    if (done && keep === 'system') this.decisions.delete(one.lineId!)
    return done
  }

  async invoice(): Promise<boolean> {
    const draftIds = (await this.drafts()).filter(({ status }) => status === 'approved').map(({ id }) => id)
    if (!draftIds.length) return false
    const body = { invoiceDate: '2026-11-20', draftIds }
    const { results } = this.answered(await this.as('finance_ar').post('/invoice/generate', body))
    const made = results.filter((of: { ok: boolean }) => of.ok)
    this.bills.push(...made.map((of: { id: string }) => of.id))
    for (const { total } of made) this.ledger = this.ledger.plus(total)
    return made.length > 0
  }

  async pay(): Promise<boolean> {
    const paid = (this.random.whole(1, 90_000) / 100).toFixed(2)
    if (!this.bills.length) return false
    const body = { customerId: this.world.customer.id, reference: `P ${this.day} ${this.did.length}`, amount: paid }
    const answer = await this.as('finance_ar').post('/payment', { ...body, method: 'giro', paidOn: '2026-11-20' })
    const { status, body: made } = answer
    this.went(answer)
    if (status !== 200) return false
    this.ledger = this.ledger.minus(paid)
    this.payments.push({ id: made.id, amount: paid })
    return true
  }

  /** A cheque that comes back: what it paid is owed again. */
  async bounce(): Promise<boolean> {
    const one = this.payments.pop()
    if (!one) return false
    const { version } = this.answered(await this.as('finance_ar').get(`/payment/${one.id}`))
    const reversed = { version, reason: 'Cheque bounced' }
    const done = this.went(await this.as('finance_ar').post(`/payment/${one.id}/reverse`, reversed))
    if (done) this.ledger = this.ledger.plus(one.amount)
    return done
  }

  credit(): Promise<boolean> {
    return this.note('credit')
  }

  debit(): Promise<boolean> {
    return this.note('debit')
  }

  /** A bill is taken back whole and drafted anew; the note and the new bill go through the approvals like any other. */
  async cancel(): Promise<boolean> {
    const bill = this.pick(this.bills)
    if (!bill) return false
    const body = { reason: 'Wrong purchase order', reissue: { purchaseOrderNo: `PO ${this.did.length}` } }
    return this.went(await this.as('finance_ar').post(`/invoice/${bill}/reissue`, body))
  }

  private async note(direction: 'credit' | 'debit'): Promise<boolean> {
    const bill = this.pick(this.bills)
    if (!bill) return false
    const amount = (this.random.whole(1, 5_000) / 100).toFixed(2)
    const lumpSums = [{ description: 'Goodwill', direction, amount, gstPercent: '9' }]
    const body = { reason: 'price', text: 'Agreed with the site', lumpSums }
    const answer = await this.as('finance_ar').post(`/invoice/${bill}/note`, body)
    const left = /Only S\$([\d.]+) before GST is left/.exec(answer.body?.errors?.lines?.[0] ?? '')?.[1]
    if (answer.status === 422 && left !== undefined && decimal(amount).gt(left)) return false
    return this.went(answer)
  }

  /** What the customer owes by the account: open items less what pays none. */
  async balance(): Promise<string> {
    const { ageing } = this.answered(
      await this.as('finance_ar').get(`/receivable/${this.world.customer.id}?day=2026-11-20`),
    )
    return ageing.balance
  }

  private async decide(by: (who: string, drafts: { id: string; version: number }[]) => Promise<Answer>) {
    const draft = this.pick((await this.drafts()).filter(({ status }) => APPROVER[status]))
    if (!draft) return false
    const { body, status } = await by(APPROVER[draft.status]!, [{ id: draft.id, version: draft.version }])
    return status === 200 && body.results.every((of: { ok: boolean }) => of.ok)
  }

  private moved(loadId: string, to: Parameters<typeof deliveryOrder.move>[2]) {
    return this.portal.given(async work =>
      deliveryOrder.move(work, await deliveryOrder.lock(work, loadId), to, 'given'),
    )
  }

  private shuffled() {
    const drawn = STEPS.map(step => ({ step, place: this.random.next() }))
    return drawn.sort((a, b) => a.place - b.place).map(({ step }) => step)
  }

  private pick<T>(list: readonly T[]): T | undefined {
    return list.length ? this.random.pick(list) : undefined
  }

  private as(who: string) {
    return this.portal.as(who)
  }

  private went({ status, body }: Answer): boolean {
    if (status !== 200 && status !== 409)
      throw new Error(`${status} ${JSON.stringify(body)} after ${this.did.join(', ')}`)
    return status === 200
  }

  private answered(answer: Answer) {
    if (!this.went(answer)) throw new Error(`409 ${JSON.stringify(answer.body)}`)
    return answer.body
  }
}

/** As often as a day has them: most of what people do is to correct, to decide and to draft again. */
const STEPS = [
  ...(['load', 'generate', 'generate', 'edit', 'edit', 'approve', 'approve', 'approve'] as const),
  ...(['reject', 'rejectLoad', 'settle', 'invoice', 'invoice', 'pay', 'pay', 'bounce', 'credit', 'debit'] as const),
  'cancel' as const,
]
