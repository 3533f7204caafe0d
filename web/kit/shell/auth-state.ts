import { useNavigation, useRevalidator } from '@remix-run/react'
import { useSession } from '~/web/kit/can'

export type AuthState = 'loading' | 'authenticated' | 'unauthenticated'

/** Exactly one of three. While the session is being fetched, what was known of it does not count. */
export const authStateOf = ({ session, fetching }: { session: object | null; fetching: boolean }): AuthState =>
  fetching ? 'loading' : session ? 'authenticated' : 'unauthenticated'

/** Signing in, signing out and looking again fetch the session; going from screen to screen does not. */
export function useAuthState(): AuthState {
  const session = useSession()
  const navigation = useNavigation()
  const looking = useRevalidator().state === 'loading'
  const leaving = /^\/(auth|act)\//.test(navigation.formAction ?? '')
  return authStateOf({ session, fetching: looking || leaving })
}
