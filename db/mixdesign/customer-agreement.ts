import { and, eq } from 'drizzle-orm'
import { type CustomerAgreement, customerAgreement } from '~/domain/mixdesign/customer-agreement'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { agreedSubmittals } from './mix-submittal'
import { projectMixMappings as mappings } from './tables'

type Asked = { projectId: string; productId: string; day: string }
type Mix = { id: string; mixCode: string; mixVersion: number }

/**
 * Whether the customer has agreed to a mix for a product on a day. Without a mix it is the one that the project maps; where
 * the project maps none, there is nothing to ask.
 */
export async function agreementOf(
  sql: Sql,
  { projectId, productId, day }: Asked,
  mixOf: (mappedId: string | null) => Promise<Mix | undefined>,
): Promise<CustomerAgreement> {
  const rules = await settingOn(sql, 'mixdesign.customer-agreement', day)
  if (rules.agreement === 'off') return { agreement: 'off', missing: null }
  const [row] = await sql
    .select({ mixDesignId: mappings.mixDesignId, agreedBefore: mappings.agreedBefore, validFrom: mappings.validFrom })
    .from(mappings)
    .where(and(eq(mappings.projectId, projectId), eq(mappings.productId, productId), eq(mappings.active, true)))
  const mapped = row && (!row.validFrom || row.validFrom <= day) ? row : null
  const mix = mapped || rules.loads === 'all' ? await mixOf(mapped?.mixDesignId ?? null) : undefined
  if (!mix) return { agreement: rules.agreement, missing: null }
  return customerAgreement(rules, {
    mixDesignId: mix.id,
    mixName: `${mix.mixCode} version ${mix.mixVersion}`,
    day,
    mapped,
    agreed: await agreedSubmittals(sql, projectId, productId),
  })
}
