import { billingScreens } from './billing/screens'
import { catalogScreens } from './catalog/screens'
import { customersScreens } from './customers/screens'
import { cylindersScreens } from './cylinders/screens'
import { deliveriesScreens } from './deliveries/screens'
import { fleetScreens } from './fleet/screens'
import { mirrored } from './kit/mirror'
import { type Screen, screens } from './kit/screens'
import { materialsScreens } from './materials/screens'
import { mixdesignScreens } from './mixdesign/screens'
import { nounMirrors, nounScreens } from './noun-places'
import { ordersScreens } from './orders/screens'
import { pricingScreens } from './pricing/screens'
import { queueScreens } from './queue/screens'
import { rawtestsScreens } from './rawtests/screens'
import { reportsScreens } from './reports/screens'
import { MIRRORS } from './support/mirrors'
import { supportScreens } from './support/screens'
import { usersScreens } from './users/screens'

/** Screens that belong to no area: the kit's show case and the description of the API. */
const kitScreens = screens('kit/pages', [
  { url: 'UPagination', file: 'pagination.tsx', title: 'Pagination demo', roles: 'signed-in', layout: 'default' },
  { url: 'docs/kit', file: 'kit-show.tsx', title: 'Kit', roles: 'signed-in', layout: 'default' },
  { url: 'docs/api', file: 'api-docs.tsx', title: 'API', roles: 'signed-in', layout: 'default' },
])

const officeScreens: Screen[] = [
  ...usersScreens,
  ...customersScreens,
  ...catalogScreens,
  ...pricingScreens,
  ...billingScreens,
  ...ordersScreens,
  ...deliveriesScreens,
  ...queueScreens,
  ...fleetScreens,
  ...materialsScreens,
  ...mixdesignScreens,
  ...rawtestsScreens,
  ...cylindersScreens,
  ...reportsScreens,
  ...nounScreens,
  ...kitScreens,
]

/** Every screen of the portal; the routes, the menus, the guard and the titles are all read from here. */
export const allScreens: Screen[] = [
  ...officeScreens,
  ...mirrored([...MIRRORS, ...nounMirrors], officeScreens),
  ...supportScreens,
]
