import { salesPeople, screens } from '../kit/screens'

export const usersScreens = screens('users', [
  {
    url: 'auth/login',
    file: 'login.tsx',
    title: 'Sign in',
    roles: 'public',
    layout: 'empty',
    guestsOnly: true,
  },
  {
    url: 'auth/change-password',
    file: 'change-password.tsx',
    title: 'Change password',
    roles: 'signed-in',
    layout: 'empty',
  },
  {
    url: 'auth/two-step',
    file: 'second-factor/set-up.tsx',
    title: 'Set up two-step sign-in',
    roles: 'signed-in',
    layout: 'default',
  },
  {
    url: 'auth/sessions',
    file: 'session-list.tsx',
    title: 'Sign-in and sessions',
    roles: 'signed-in',
    layout: 'default',
  },
  {
    url: 'administration/users',
    file: 'portal-user-list.tsx',
    title: 'Manage Portal Users',
    roles: ['admin', 'finance_hod'],
  },
  {
    url: 'administration/settings',
    file: 'business-setting/list.tsx',
    title: 'Settings',
    roles: ['admin', 'finance_hod'],
  },
  {
    url: 'administration/settings/:name',
    file: 'business-setting/detail.tsx',
    title: 'Setting',
    roles: ['admin', 'finance_hod'],
    valid: { name: /^[a-z]+\.[a-z0-9-]+$/ },
  },
  {
    url: 'sales-management/users/overview',
    file: 'booking-user-list.tsx',
    title: 'Booking app users',
    roles: salesPeople,
  },
  {
    url: 'sales-management/users/save',
    file: 'booking-user-form.tsx',
    title: 'Create or edit booking app user',
    roles: salesPeople,
  },
  { url: 'administration/audit-trail', file: 'audit-trail.tsx', title: 'Audit trail', roles: ['admin'] },
  { url: 'master', file: 'master.tsx', title: 'Master data', roles: ['admin'] },
])
