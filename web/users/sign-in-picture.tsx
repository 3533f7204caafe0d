/** A mixer truck as a drawing office would set it out, on its grid; decoration only. */
export const SignInPicture = () => (
  <aside aria-hidden="true" className="sign-in-picture max-lg:hidden">
    <svg viewBox="0 0 760 900" preserveAspectRatio="xMidYMid slice" fill="none">
      <Grid />
      <Truck />
      <Dimensions />
    </svg>
    <p className="relative max-w-100 text-title">Every load, from the batching line to the pour.</p>
  </aside>
)

const Grid = () => (
  <g stroke="#9fd6e3" strokeOpacity=".1">
    {Array.from({ length: 39 }, (_, index) => (
      <path key={`v${String(index)}`} d={`M${index * 20} 0V900`} strokeWidth={index % 5 === 0 ? 1.2 : 0.5} />
    ))}
    {Array.from({ length: 46 }, (_, index) => (
      <path key={`h${String(index)}`} d={`M0 ${index * 20}H760`} strokeWidth={index % 5 === 0 ? 1.2 : 0.5} />
    ))}
  </g>
)

const Truck = () => (
  <g stroke="#d8f0f5" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
    {/* Drum: its cone, barrel and head, tilted as it stands on the truck. */}
    <g fill="#0e5467">
      <path d="m206 374 44-88 116-56 120 12 62 74-8 84-76 56-158 8-90-46z" />
    </g>
    <path d="m250 286-10 132M366 230l-40 234M486 242l-22 214" strokeOpacity=".75" />
    <path
      d="M232 352c44-44 96-76 150-84 44-6 84 4 128 32M216 392c60-50 130-84 196-84 52 0 92 16 130 44M262 432c60-46 118-66 176-62 34 2 62 12 92 28"
      strokeOpacity=".45"
      strokeWidth="1.6"
    />
    <path d="m206 374-26-20 32-72 38 4M180 354l-22 18 8 26" />
    {/* Hopper, chute and its fold. */}
    <path d="m178 268-34-26 16-18 52 12 8 34zM166 398l-52 96 12 8 58-84" fill="#0b4150" />
    {/* Frame, pedestals, cab. */}
    <path d="M150 500h470v16H150zM244 500v-52l36-14M470 500l18-42" fill="#0b4150" />
    <path d="M560 500V356h64l44 62 6 82z" fill="#0e5467" />
    <path d="M578 372h40l32 46h-72zM560 440h110M600 440v56" strokeOpacity=".75" />
    <path d="M674 470h10v30h-14" />
    {/* Wheels. */}
    {[222, 292, 606].map(x => (
      <g key={x}>
        <circle cx={x} cy="528" r="32" fill="#0b4150" />
        <circle cx={x} cy="528" r="14" />
        <circle cx={x} cy="528" r="3" fill="#d8f0f5" />
      </g>
    ))}
    <path d="M60 560h640" strokeOpacity=".5" strokeDasharray="2 8" />
  </g>
)

const Dimensions = () => (
  <g stroke="#4cc3dd" strokeWidth="1.2" fill="#9fd6e3" fontFamily="inherit" fontSize="13">
    <path d="M158 604h526M158 596v16M684 596v16" />
    <text x="400" y="626" stroke="none">
      8.40 m
    </text>
    <path d="M222 640h384M222 632v16M292 632v16M606 632v16" strokeOpacity=".7" />
    <text x="432" y="662" stroke="none">
      4.60 m
    </text>
    <path d="M92 230v330M84 230h16M84 560h16" />
    <text x="58" y="400" stroke="none" transform="rotate(-90 66 400)">
      3.90 m
    </text>
    <path d="m420 232 66-104h84" />
    <text x="490" y="118" stroke="none">
      Drum 9 m³
    </text>
    <circle cx="420" cy="232" r="3" stroke="none" fill="#4cc3dd" />
  </g>
)
