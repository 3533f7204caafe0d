import { dispatch, fleetManagers, newOrId, screens } from '../kit/screens'

export const fleetScreens = screens('fleet', [
  {
    url: 'fleet/chart/optimisation-schedule',
    file: 'chart-schedule.tsx',
    title: 'Fleet Schedule Plan',
    roles: dispatch,
    scroll: 'keep',
  },
  { url: 'fleet/plant', file: 'plant-list.tsx', title: 'Plant', roles: fleetManagers },
  {
    url: 'fleet/plant/:plant_form',
    file: 'plant-form.tsx',
    title: 'Create or edit plant',
    roles: fleetManagers,
    valid: { plant_form: newOrId },
  },
  { url: 'fleet/region', file: 'region-list.tsx', title: 'Region', roles: fleetManagers },
  { url: 'fleet/truck', file: 'truck-list.tsx', title: 'Truck', roles: fleetManagers },
  {
    url: 'fleet/truck/:truck_form',
    file: 'truck-form.tsx',
    title: 'Create or edit truck',
    roles: fleetManagers,
    valid: { truck_form: newOrId },
  },
  { url: 'fleet/truck/truck-tracing', file: 'truck-tracing.tsx', title: 'Truck tracing', roles: dispatch },
  { url: 'fleet/air-control', file: 'air-control.tsx', title: 'Fleet tracer', roles: fleetManagers },
  { url: 'fleet/dashboard', file: 'fleet-dashboard.tsx', title: 'Fleet dashboard', roles: fleetManagers },
  { url: 'fleet/driver', file: 'driver-list.tsx', title: 'Driver', roles: fleetManagers },
  {
    url: 'fleet/driver/:driver_form',
    file: 'driver-form.tsx',
    title: 'Create or edit driver',
    roles: fleetManagers,
    valid: { driver_form: newOrId },
  },
  { url: 'fleet/driver/rest-reason', file: 'rest-reason-list.tsx', title: 'Driver rest reason', roles: fleetManagers },
  { url: 'order/batching-plant', file: 'batching-plant-list.tsx', title: 'Batching plant', roles: fleetManagers },
  {
    url: 'order/batching-plant-material',
    file: 'batching-plant-material.tsx',
    title: 'Batching plant material',
    roles: dispatch,
  },
])
