import { PlanTrialAsk } from '~/domain/orders/plan-trial'

export const PLAN_TRIAL_FORM = '/order/plan-trial'
export const PLAN_TRIAL_RESULT = `${PLAN_TRIAL_FORM}/result`

/** What an address asks for; an address that was typed or cut asks for nothing. */
export function planTrialAsked(request: Request): PlanTrialAsk | null {
  const text = new URL(request.url).searchParams.get('ask')
  try {
    const asked = PlanTrialAsk.safeParse(JSON.parse(text ?? 'null'))
    return asked.success ? asked.data : null
  } catch {
    return null
  }
}
