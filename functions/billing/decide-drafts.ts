import type { ChosenDraft } from '~/domain/billing/draft'
import { approveDrafts, rejectDrafts } from '~/workflows/billing/decide-drafts'
import type { Ctx } from '../kit/context'
import { write } from '../kit/write'

export const approveAll = (c: Ctx, drafts: ChosenDraft[]) => write(c, work => approveDrafts(work, drafts))

export const rejectAll = (c: Ctx, drafts: ChosenDraft[], reason: string) =>
  write(c, work => rejectDrafts(work, drafts, reason))
