import { FreshProof } from '~/domain/users/fresh-proof'
import { keepProof, proofState, proveAgain } from '~/workflows/users/give-fresh-proof'
import { area, may } from '../kit/area'
import { attemptOf } from '../kit/attempt'
import { personOf, sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { writeByWall } from './attempt'
import { readChallenge } from './challenge'

/** Proving again who one is, before what asks for it (domain/access/fresh-proof.ts). */
export const freshProofRoutes = area()
  .get('/administration/user/me/proof', may('GET /administration/user/me/proof'), async c =>
    c.json(
      await proofState(
        sqlOf(c),
        personOf(c),
        { today: c.var.now, wall: c.var.wall },
        c.var.parts.settings.singleSignOn !== null,
      ),
    ),
  )
  .post('/administration/user/me/proof', may('POST /administration/user/me/proof'), body(FreshProof), async c => {
    const { parts, now, wall } = c.var
    const by = personOf(c)
    const means = {
      key: parts.settings.secrets.factor,
      place: parts.settings.passkeys,
      challengeOf: (ticket: string) => readChallenge(parts.settings.tokens, ticket, { purpose: 'use' }, wall),
    }
    const way = await proveAgain(attemptOf(c), by, means, c.req.valid('json'))
    return c.json(await writeByWall(c, work => keepProof(work, by.sessionId ?? '', way, now)))
  })
