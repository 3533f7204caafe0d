import * as words from '../kit/words'

type Signed = { status: string; labName: string | null; houseName: string | null; managerName: string | null }

const SIGNED: Record<string, number> = { with_house_manager: 1, with_manager: 2, approved: 3 }

/**
 * Who has signed the figures as they are now. A signature belongs to a revision: a result that was corrected or declined is
 * open again, and nobody has signed it whatever names an earlier revision bears.
 */
export function signatures(of: Signed): { tested: string | null; checked: string | null; approved: string | null } {
  const hands = SIGNED[of.status] ?? 0
  return {
    tested: hands > 0 ? of.labName : null,
    checked: hands > 1 ? of.houseName : null,
    approved: hands > 2 ? of.managerName : null,
  }
}

/** `Tested by …, checked by …, approved by …`, as far as it is signed; empty where nobody has. */
export function signedBy(of: Signed): string {
  const { tested, checked, approved } = signatures(of)
  const signers = [
    tested && words.signTestedBy({ name: tested }),
    checked && words.signCheckedBy({ name: checked }),
    approved && words.signApprovedBy({ name: approved }),
  ].filter(Boolean)
  return signers.join(', ').replace(/^./, first => first.toUpperCase())
}

/** A result that is not approved is provisional on every paper. */
export const provisional = (of: { status: string; mean: number | null }): boolean =>
  of.mean !== null && of.status !== 'approved'

/** No name on a result that is open again. */
export const UNSIGNED = {
  labBy: null,
  labName: null,
  labAt: null,
  houseBy: null,
  houseName: null,
  houseAt: null,
  managerBy: null,
  managerName: null,
  managerAt: null,
} as const
