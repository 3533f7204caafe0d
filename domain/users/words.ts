// Made by `npm run words` from words.en.json.
import { said, saidWith } from '../kit/said'

/** users.sign-in.title: Sign in */
export const signInTitle = () => said("Sign in")

/** users.sign-in.password: Password */
export const signInPassword = () => said("Password")

/** users.sign-in.show: Show password */
export const signInShow = () => said("Show password")

/** users.sign-in.hide: Hide password */
export const signInHide = () => said("Hide password")

/** users.sign-in.busy: Signing in… */
export const signInBusy = () => said("Signing in…")

/** users.sign-in.with: Sign in with {company} */
export const signInWith = (given: { company: string | number }) => saidWith<string>('users.signInWith', given) ?? `Sign in with ${given.company}`

/** users.sign-in.ended: Your session has ended. Sign in again to continue where you were. */
export const signInEnded = () => said("Your session has ended. Sign in again to continue where you were.")

/** users.sign-in.failed: Sign-in did not work. Please try again. */
export const signInFailed = () => said("Sign-in did not work. Please try again.")

/** users.sign-in.for-staff: For staff. Users of the booking and driver apps sign in there. */
export const signInForStaff = () => said("For staff. Users of the booking and driver apps sign in there.")

/** users.sign-in.wrong: User name or password is wrong */
export const signInWrong = () => said("User name or password is wrong")

/** users.sign-in.passkey: Use a passkey */
export const signInPasskey = () => said("Use a passkey")

/** users.second-step.title: Second step */
export const secondStepTitle = () => said("Second step")

/** users.second-step.by-code: {name}: enter the six figures that your authenticator app shows now, or one of your recovery codes. */
export const secondStepByCode = (given: { name: string | number }) => saidWith<string>('users.secondStepByCode', given) ?? `${given.name}: enter the six figures that your authenticator app shows now, or one of your recovery codes.`

/** users.second-step.by-passkey: {name}: use your passkey, or enter one of your recovery codes. */
export const secondStepByPasskey = (given: { name: string | number }) => saidWith<string>('users.secondStepByPasskey', given) ?? `${given.name}: use your passkey, or enter one of your recovery codes.`

/** users.second-step.recovery: Recovery code */
export const secondStepRecovery = () => said("Recovery code")

/** users.second-step.again: Start again */
export const secondStepAgain = () => said("Start again")
