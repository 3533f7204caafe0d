import { type apiFor, take } from '~/web/kit/api'

/** What needs the person now. */
export const loadWork = (api: ReturnType<typeof apiFor>) => take(api.reports['work-item'].$get())
