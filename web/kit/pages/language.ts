import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { LANGUAGE_NAMES, SPOKEN } from '~/domain/kit/language'
import { apiFor, sitePath } from '~/web/kit/api'
import { languageCookie } from '~/web/kit/language-cookie'

/** The language of this device, and of whoever is signed in on it: drivers and sites have no account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const language = SPOKEN.find(one => LANGUAGE_NAMES[one] === form.get('name'))
  if (!language) throw new Response(null, { status: 400 })
  if (context.session.token)
    await apiFor({ request, context }).users.administration.user.me.language.$put({ json: { language } })
  return redirect(sitePath(form.get('to')), { headers: { 'set-cookie': languageCookie(language) } })
}
