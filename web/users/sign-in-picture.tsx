import * as words from '~/domain/users/words'

/** A mixer truck as a drawing office would set it out, on its grid; decoration only. */
export const SignInPicture = () => (
  <aside aria-hidden="true" className="sign-in-picture max-lg:hidden">
    <svg aria-hidden="true" viewBox="0 0 760 900" preserveAspectRatio="xMidYMid slice" fill="none">
      <Grid />
      <Truck />
      <Dimensions />
    </svg>
    <p className="relative max-w-100 text-title">{words.signInMotto()}</p>
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
    {/* Hopper, its stand and the chute. */}
    <path d="M142 206h84l-18 50h-46zM170 256l-20 244M204 262l20 238M158 396l58-12" />
    <path d="m186 338-70 128 15 9 74-124" fill="#0b4150" />
    {/* The drum, its mouth high at the rear, with bands and spiral. */}
    <path
      d="M215 263C255 244 295 232 329 231C360 229 390 230 416 237C450 246 476 260 492 277C515 299 535 318 545 339C553 372 540 420 515 445C492 464 466 472 438 470C410 470 380 470 352 464C322 456 296 443 275 424C245 398 215 362 195 337Z"
      fill="#0e5467"
    />
    <path d="M329 231Q345 330 275 424M416 237Q432 352 352 464M492 277Q500 380 438 470" strokeOpacity=".8" />
    <path
      d="M215 263Q240 310 275 424M275 424Q372 340 416 237M352 464Q452 380 492 277"
      strokeOpacity=".4"
      strokeWidth="1.6"
    />
    {/* Frame, front pedestal, cab. */}
    <path d="M140 500h560v16H140zM470 500l28-40h38l14 40" fill="#0b4150" />
    <path d="M578 500V352h64l46 66 10 82z" fill="#0e5467" />
    <path d="M594 368h40l36 50h-76zM578 442h114M618 442v56" strokeOpacity=".8" />
    {[214, 288, 632].map(x => (
      <g key={x}>
        <circle cx={x} cy="528" r="33" fill="#0b4150" />
        <circle cx={x} cy="528" r="14" />
        <circle cx={x} cy="528" r="3" fill="#d8f0f5" />
      </g>
    ))}
    <path d="M60 562h660" strokeOpacity=".5" strokeDasharray="2 8" />
  </g>
)

const Dimensions = () => (
  <>
    <g stroke="#4cc3dd" strokeWidth="1.2">
      <path d="M140 604h560M140 596v16M700 596v16M214 640h418M214 632v16M288 632v16M632 632v16M84 206v356M76 206h16M76 562h16M416 237l70-109h92" />
      <circle cx="416" cy="237" r="3.5" fill="#4cc3dd" />
    </g>
    <g fill="#9fd6e3" fontSize="13">
      <text x="404" y="626">
        8.40 m
      </text>
      <text x="446" y="662">
        4.60 m
      </text>
      <text x="492" y="120">
        {words.signInDrum()}
      </text>
      <text x="66" y="404" transform="rotate(-90 66 404)">
        3.90 m
      </text>
    </g>
  </>
)
