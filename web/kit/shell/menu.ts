export type MenuItem = { to: string; label: string; count?: number }
/** `more`: found behind the workplaces of the area. */
export type MenuGroup = { title: string; items: MenuItem[]; more?: true }
export type MenuArea = {
  key: string
  label: string
  short: string
  icon:
    | 'dashboards'
    | 'sales'
    | 'order'
    | 'queue'
    | 'fleet'
    | 'material'
    | 'mixdesign'
    | 'rawtests'
    | 'cylinders'
    | 'billing'
    | 'report'
    | 'admin'
    | 'support'
    | 'supportV2'
  to: string
  groups: MenuGroup[]
}
export type Menu = MenuArea[]
