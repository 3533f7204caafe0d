import { type AppLoadContext, redirect } from '@remix-run/node'
import { rawApi } from '~/web/kit/api'

/** Where a session is ended on the server; with null there is no such call and leaving only forgets it here. */
const SIGN_OUT: string | null = '/logout'

/** The session and its token are gone whatever the call says: who leaves has left. */
export async function signOut(
  { request, context }: { request: Request; context: AppLoadContext },
  endpoint: string | null = SIGN_OUT,
): Promise<Response> {
  if (endpoint && context.session.token)
    await rawApi({ request, context })(`http://portal/api${endpoint}`, { method: 'POST' }).catch(error =>
      console.error('Signing out was not heard: is the API reachable?', error),
    )
  context.session.end()
  return redirect('/auth/login')
}
