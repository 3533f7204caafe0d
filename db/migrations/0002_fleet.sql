-- What trucks and drivers did is written by the database as it happens, so that no way of writing can leave it out; and
-- positions are forgotten by age alone.
create index fleet_action_words on fleet_action using gin (words gin_trgm_ops);
--> statement-breakpoint
create function forget_truck_positions(before timestamptz) returns integer language plpgsql security definer
  set search_path = public as $$
declare gone integer;
begin
  perform set_config('portal.forgetting', 'positions', true);
  delete from truck_position where at < before;
  get diagnostics gone = row_count;
  perform set_config('portal.forgetting', '', true);
  return gone;
end $$;
--> statement-breakpoint
create function only_ages() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('portal.forgetting', true) = 'positions' then return old; end if;
  raise exception '% only grows', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger only_ages before update or delete on truck_position for each row execute function only_ages();
--> statement-breakpoint
create trigger only_ages_whole before truncate on truck_position execute function only_grows();
--> statement-breakpoint
create function fleet_words() returns trigger language plpgsql as $$
begin
  new.words := lower(concat_ws(' ', new.truck_no, new.driver_name, new.detail, new.by_name));
  return new;
end $$;
--> statement-breakpoint
create trigger fleet_words before insert on fleet_action for each row execute function fleet_words();
--> statement-breakpoint
create function fleet_delivery() returns trigger language plpgsql as $$
begin
  insert into fleet_action (at, kind, action, truck_id, truck_no, driver_id, driver_name, plant_id, delivery_order_id, detail, by_name, source)
  select e.at, 'delivery', e.event, d.truck_id, t.truck_no, d.driver_id, w.driver_name, d.plant_id, d.id,
    concat_ws(', ', d.do_number, l.location_name, e.reason), e.by_name, e.source
  from added e join delivery_order d on d.id = e.delivery_order_id join location l on l.id = d.location_id
  left join truck t on t.id = d.truck_id left join driver w on w.id = d.driver_id
  where d.truck_id is not null or d.driver_id is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger fleet_delivery after insert on delivery_event referencing new table as added
  for each statement execute function fleet_delivery();
--> statement-breakpoint
create function fleet_duty() returns trigger language plpgsql as $$
begin
  insert into fleet_action (at, kind, action, truck_id, truck_no, driver_id, driver_name, plant_id, delivery_order_id, by_name, source)
  select e.at, 'duty', e.event, w.truck_id, t.truck_no, w.id, w.driver_name, w.main_plant_id, e.delivery_order_id, w.driver_name, 'app'
  from added e join driver w on w.id = e.driver_id left join truck t on t.id = w.truck_id;
  return null;
end $$;
--> statement-breakpoint
create trigger fleet_duty after insert on duty_event referencing new table as added
  for each statement execute function fleet_duty();
--> statement-breakpoint
create function fleet_queue_joined() returns trigger language plpgsql as $$
begin
  insert into fleet_action (at, kind, action, truck_id, truck_no, driver_id, driver_name, plant_id, detail, by_name, source)
  select q.joined_at, 'queue', 'joined', q.truck_id, t.truck_no, q.driver_id, w.driver_name, q.plant_id, p.plant_name,
    coalesce(u.name, 'System'), 'person'
  from added q join truck t on t.id = q.truck_id join driver w on w.id = q.driver_id join plant p on p.id = q.plant_id
  left join portal_user u on u.id = q.created_by;
  return null;
end $$;
--> statement-breakpoint
create trigger fleet_queue_joined after insert on queue_item referencing new table as added
  for each statement execute function fleet_queue_joined();
--> statement-breakpoint
create function fleet_queue_moved() returns trigger language plpgsql as $$
begin
  insert into fleet_action (at, kind, action, truck_id, truck_no, driver_id, driver_name, plant_id, delivery_order_id, detail, by_name, source)
  select q.updated_at, 'queue', q.status, q.truck_id, t.truck_no, q.driver_id, w.driver_name, q.plant_id, q.delivery_order_id,
    concat_ws(', ', p.plant_name, q.reason), coalesce(u.name, 'System'), 'person'
  from after q join before b on b.id = q.id and b.status <> q.status
  join truck t on t.id = q.truck_id join driver w on w.id = q.driver_id join plant p on p.id = q.plant_id
  left join portal_user u on u.id = q.updated_by;
  return null;
end $$;
--> statement-breakpoint
create trigger fleet_queue_moved after update on queue_item referencing old table as before new table as after
  for each statement execute function fleet_queue_moved();
--> statement-breakpoint
create function fleet_driver_changed() returns trigger language plpgsql as $$
begin
  insert into fleet_action (at, kind, action, truck_id, truck_no, driver_id, driver_name, plant_id, detail, by_name, source)
  select d.updated_at, c.kind, c.action, d.truck_id, t.truck_no, d.id, d.driver_name, d.main_plant_id, c.detail,
    coalesce(u.name, 'System'), 'person'
  from after d join before b on b.id = d.id
  left join truck t on t.id = d.truck_id left join truck alt on alt.id = d.alt_truck_id
  left join plant p on p.id = d.main_plant_id left join driver_rest_reason r on r.id = d.rest_reason_id
  left join portal_user u on u.id = d.updated_by
  cross join lateral (values
    (b.operation_status <> d.operation_status, 'status', d.operation_status, r.reason),
    (b.active <> d.active and not d.removed, 'status', case when d.active then 'switched_on' else 'switched_off' end, null),
    (d.removed and not b.removed, 'status', 'removed', null),
    (b.truck_id is distinct from d.truck_id, 'crew', 'truck', coalesce(t.truck_no, 'No truck')),
    (b.alt_truck_id is distinct from d.alt_truck_id, 'crew', 'alternate', coalesce(alt.truck_no, 'No alternate truck')),
    (b.main_plant_id is distinct from d.main_plant_id, 'crew', 'main_plant', coalesce(p.plant_name, 'Reserve'))
  ) as c (happened, kind, action, detail)
  where c.happened;
  return null;
end $$;
--> statement-breakpoint
create trigger fleet_driver_changed after update on driver referencing old table as before new table as after
  for each statement execute function fleet_driver_changed();
--> statement-breakpoint
create function fleet_truck_changed() returns trigger language plpgsql as $$
begin
  insert into fleet_action (at, kind, action, truck_id, truck_no, plant_id, detail, by_name, source)
  select t.updated_at, c.kind, c.action, t.id, t.truck_no, t.main_plant_id, c.detail, coalesce(u.name, 'System'), 'person'
  from after t join before b on b.id = t.id
  left join plant p on p.id = t.main_plant_id left join portal_user u on u.id = t.updated_by
  cross join lateral (values
    (b.active <> t.active and not t.removed, 'status', case when t.active then 'switched_on' else 'switched_off' end, null),
    (t.removed and not b.removed, 'status', 'removed', null),
    (b.main_plant_id is distinct from t.main_plant_id, 'crew', 'main_plant', coalesce(p.plant_name, 'Reserve'))
  ) as c (happened, kind, action, detail)
  where c.happened;
  return null;
end $$;
--> statement-breakpoint
create trigger fleet_truck_changed after update on truck referencing old table as before new table as after
  for each statement execute function fleet_truck_changed();
--> statement-breakpoint
create function fleet_signed_in() returns trigger language plpgsql as $$
begin
  insert into fleet_action (at, kind, action, truck_id, truck_no, driver_id, driver_name, plant_id, by_name, source)
  select s.created_at, 'sign_in', 'signed_in', d.truck_id, t.truck_no, d.id, d.driver_name, d.main_plant_id, d.driver_name, 'app'
  from added s join driver d on d.user_id = s.user_id left join truck t on t.id = d.truck_id;
  return null;
end $$;
--> statement-breakpoint
create trigger fleet_signed_in after insert on session referencing new table as added
  for each statement execute function fleet_signed_in();
--> statement-breakpoint
create function fleet_password() returns trigger language plpgsql as $$
begin
  insert into fleet_action (at, kind, action, truck_id, truck_no, driver_id, driver_name, plant_id, by_name, source)
  select u.updated_at, 'sign_in', case when u.must_change_password then 'password_reset' else 'password_changed' end,
    d.truck_id, t.truck_no, d.id, d.driver_name, d.main_plant_id, coalesce(p.name, 'System'), 'person'
  from after u join before b on b.id = u.id and b.password_hash is distinct from u.password_hash
  join driver d on d.user_id = u.id left join truck t on t.id = d.truck_id left join portal_user p on p.id = u.updated_by;
  return null;
end $$;
--> statement-breakpoint
create trigger fleet_password after update on portal_user referencing old table as before new table as after
  for each statement execute function fleet_password();
