/** A mixer truck as a drawing office would set it out; decoration only. */
export const SignInPicture = () => (
  <aside aria-hidden="true" className="sign-in-picture max-lg:hidden">
    <p className="relative z-1 max-w-90 font-semibold text-section">Every load, from the batching line to the pour.</p>
  </aside>
)
