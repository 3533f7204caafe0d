CREATE TABLE "search_entry" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"region_id" uuid,
	"plant_id" uuid,
	"customer_id" uuid,
	"project_id" uuid,
	"active" boolean NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"keys" text NOT NULL,
	"serial" text,
	"amount" numeric(14, 2),
	"sounds" text[] NOT NULL,
	"day" date,
	CONSTRAINT "search_entry_kind_record_id_pk" PRIMARY KEY("kind","record_id"),
	CONSTRAINT "search_entry_amount_number" CHECK ("search_entry"."amount" <> 'NaN'::numeric),
	CONSTRAINT "search_entry_day_finite" CHECK (isfinite("search_entry"."day"))
);
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists fuzzystrmatch;
--> statement-breakpoint
-- The words of a text in small letters, without accents and signs: `Tiong-Nam (S) Pte. Ltd.` is `tiong nam s pte ltd`.
create function search_fold(given text) returns text language sql stable parallel safe as $$
  select btrim(regexp_replace(translate(lower(unaccent(coalesce(given, ''))),
    '!"#$%&()*+,-./:;<=>?@[\]^_`{|}~''', repeat(' ', 31)), '\s+', ' ', 'g'))
$$;
--> statement-breakpoint
-- A code, a plate or a phone without what people put between: `XE 1200 K` is `xe1200k`.
create function search_squeezed(given text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(given, '[^A-Za-z0-9]', '', 'g'))
$$;
--> statement-breakpoint
-- The figures of a document's number behind the letters of its plant or kind: `SW1-26-000123` is `26000123`.
create function search_serial(given text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(case when given ~ '^[A-Za-z]' then regexp_replace(given, '^([A-Za-z][A-Za-z0-9]*[-/ ])+', '') else given end, '[^0-9]', '', 'g')
$$;
--> statement-breakpoint
create function search_words(variadic given text[]) returns text language sql stable parallel safe as $$
  select ' ' || array_to_string(array(select search_fold(one) from unnest(given) as one where search_fold(one) <> ''), ' ') || ' '
$$;
--> statement-breakpoint
create function search_keys(variadic given text[]) returns text language sql immutable parallel safe as $$
  select ' ' || array_to_string(array(select search_squeezed(one) from unnest(given) as one where search_squeezed(one) <> ''), ' ') || ' '
$$;
--> statement-breakpoint
create function search_sounds(given text) returns text[] language sql stable parallel safe as $$
  select array(select distinct dmetaphone(word) from unnest(string_to_array(search_fold(given), ' ')) as word
    where word ~ '^[a-z]{3,}$' and dmetaphone(word) <> '' order by 1)
$$;
--> statement-breakpoint
-- What the search keeps of the named records of a kind. The one place that says so: triggers write what stands here.
create function search_rows(of text, ids uuid[]) returns setof search_entry language plpgsql stable as $$
begin
  case of
    when 'customer' then return query
      select of, c.id, null::uuid, null::uuid, c.id, null::uuid, c.active, search_fold(c.customer_name),
        search_words(c.customer_name, c.customer_code, c.address),
        search_keys(c.customer_code, c.registration_no, c.phone, c.customer_name, c.email, c.erp_account),
        null::text, null::numeric(14,2), search_sounds(c.customer_name), (c.created_at at time zone 'UTC')::date
      from customer c where c.id = any(ids);
    when 'project' then return query
      select of, p.id, p.region_id, null::uuid, p.customer_id, p.id, p.active, search_fold(p.project_name),
        search_words(p.project_name, p.project_code, c.customer_name), search_keys(p.project_code, p.project_name),
        null::text, null::numeric(14,2), search_sounds(p.project_name), (p.created_at at time zone 'UTC')::date
      from project p join customer c on c.id = p.customer_id where p.id = any(ids);
    when 'site' then return query
      select of, l.id, p.region_id, null::uuid, p.customer_id, p.id, l.active, search_fold(l.address),
        search_words(l.address, l.location_name, p.project_name), search_keys(l.postal_code),
        null::text, null::numeric(14,2), search_sounds(l.address), (l.created_at at time zone 'UTC')::date
      from location l join project p on p.id = l.project_id where l.id = any(ids);
    when 'contact' then return query
      select of, t.id, null::uuid, null::uuid, t.customer_id, t.project_id, t.active, search_fold(t.name),
        search_words(t.name, t.job_title, c.customer_name), search_keys(t.phone, t.email, t.name),
        null::text, null::numeric(14,2), search_sounds(t.name), (t.created_at at time zone 'UTC')::date
      from contact t join customer c on c.id = t.customer_id where t.id = any(ids);
    when 'purchase order' then return query
      select of, o.id, p.region_id, null::uuid, p.customer_id, p.id, o.active, search_fold(o.po_number),
        search_words(o.po_number, p.project_name, c.customer_name), search_keys(o.po_number),
        null::text, null::numeric(14,2), '{}'::text[], o.valid_from
      from purchase_order o join project p on p.id = o.project_id join customer c on c.id = p.customer_id where o.id = any(ids);
    when 'driver' then return query
      select of, d.id, null::uuid, d.main_plant_id, null::uuid, null::uuid, d.active, search_fold(d.driver_name),
        search_words(d.driver_name, d.driver_no), search_keys(d.driver_no, d.phone, d.licence_no, d.driver_name),
        null::text, null::numeric(14,2), search_sounds(d.driver_name), (d.created_at at time zone 'UTC')::date
      from driver d where d.id = any(ids) and not d.removed;
    when 'truck' then return query
      select of, t.id, null::uuid, t.main_plant_id, null::uuid, null::uuid, t.active, search_fold(t.truck_no),
        search_words(t.truck_no, t.plate_no), search_keys(t.truck_no, t.plate_no),
        null::text, null::numeric(14,2), '{}'::text[], (t.created_at at time zone 'UTC')::date
      from truck t where t.id = any(ids) and not t.removed;
    when 'product' then return query
      select of, p.id, null::uuid, null::uuid, null::uuid, null::uuid, p.active, search_fold(p.product_code),
        search_words(p.product_code, p.name), search_keys(p.product_code, p.name),
        null::text, null::numeric(14,2), '{}'::text[], (p.created_at at time zone 'UTC')::date
      from product p where p.id = any(ids);
    when 'mix' then return query
      select of, m.id, null::uuid, null::uuid, null::uuid, null::uuid, m.active, search_fold(m.mix_code),
        search_words(m.mix_code, m.name), search_keys(m.mix_code, m.name),
        null::text, null::numeric(14,2), '{}'::text[], (m.created_at at time zone 'UTC')::date
      from mix_design m where m.id = any(ids)
        and not exists (select from mix_design later where later.mix_code = m.mix_code and later.mix_version > m.mix_version);
    when 'material' then return query
      select of, m.id, null::uuid, null::uuid, null::uuid, null::uuid, m.active, search_fold(m.name),
        search_words(m.name, m.material_code, m.kind), search_keys(m.material_code, m.name),
        null::text, null::numeric(14,2), '{}'::text[], (m.created_at at time zone 'UTC')::date
      from material m where m.id = any(ids);
    when 'order' then return query
      select of, o.id, o.region_id, null::uuid, o.customer_id, o.project_id, true, search_squeezed(o.order_no), ' ', ' ',
        search_serial(o.order_no), null::numeric(14,2), '{}'::text[], o.order_date
      from "order" o where o.id = any(ids);
    when 'invoice draft' then return query
      select of, d.id, d.region_id, null::uuid, d.customer_id, d.project_id, true, search_squeezed(d.draft_no), ' ',
        search_keys(d.purchase_order_no), search_serial(d.draft_no), d.total, '{}'::text[], d.to_date
      from invoice_draft d where d.id = any(ids) and d.status <> 'withdrawn';
    when 'invoice' then return query
      select of, i.id, i.region_id, null::uuid, i.customer_id, i.project_id, true, search_squeezed(i.invoice_no), ' ',
        search_keys(i.purchase_order_no), search_serial(i.invoice_no), i.total, '{}'::text[], i.invoice_date
      from invoice i where i.id = any(ids);
    when 'cylinder set' then return query
      select of, s.id, s.region_id, s.plant_id, s.customer_id, s.project_id, true, search_squeezed(s.test_no), ' ',
        search_keys(s.do_number), search_serial(s.test_no), null::numeric(14,2), '{}'::text[], s.cast_on
      from cylinder_test s where s.id = any(ids);
  end case;
end $$;
--> statement-breakpoint
-- Makes the entries of the named records what their records say now.
create function search_refresh(of text, ids uuid[]) returns void language sql as $$
  with now as materialized (select * from search_rows(of, ids)),
  gone as (delete from search_entry e where e.kind = of and e.record_id = any(ids)
    and not exists (select from now where now.record_id = e.record_id))
  insert into search_entry as e select * from now
  on conflict (kind, record_id) do update set region_id = excluded.region_id, plant_id = excluded.plant_id,
    customer_id = excluded.customer_id, project_id = excluded.project_id, active = excluded.active, title = excluded.title,
    words = excluded.words, keys = excluded.keys, serial = excluded.serial, amount = excluded.amount,
    sounds = excluded.sounds, day = excluded.day
  where (e.*) is distinct from (excluded.*)
$$;
--> statement-breakpoint
-- A statement that brings thousands of rows is followed once, not thousands of times.
create function search_added() returns trigger language plpgsql as $$
begin
  perform search_refresh(tg_argv[0], array(select id from added));
  return null;
end $$;
--> statement-breakpoint
create function search_removed() returns trigger language plpgsql as $$
begin
  delete from search_entry where kind = tg_argv[0] and record_id = any(array(select id from removed));
  return null;
end $$;
--> statement-breakpoint
-- With the record go those that carry its name: projects and contacts of a customer, sites and purchase orders of a project.
create function search_changed() returns trigger language plpgsql as $$
begin
  perform search_refresh(tg_argv[0], array[new.id]);
  if tg_argv[0] = 'customer' then
    perform search_refresh('project', array(select id from project where customer_id = new.id));
    perform search_refresh('contact', array(select id from contact where customer_id = new.id));
    perform search_refresh('purchase order', array(select o.id from purchase_order o join project p on p.id = o.project_id
      where p.customer_id = new.id));
  elsif tg_argv[0] = 'project' then
    perform search_refresh('site', array(select id from location where project_id = new.id));
    perform search_refresh('purchase order', array(select id from purchase_order where project_id = new.id));
  end if;
  return null;
end $$;
--> statement-breakpoint
-- Of a mix the newest version is found: a version that comes or goes moves the others of its code.
create function search_mix() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform search_refresh('mix', array(select m.id from mix_design m where m.mix_code in (select mix_code from removed)
      union select id from removed));
  else
    perform search_refresh('mix', array(select m.id from mix_design m where m.mix_code in (select mix_code from added)));
  end if;
  return null;
end $$;
--> statement-breakpoint
do $$
declare source record; changed text;
begin
  for source in select * from (values
    ('customer', 'customer', 'customer_name,customer_code,address,registration_no,phone,email,erp_account,active'),
    ('project', 'project', 'project_name,project_code,region_id,customer_id,active'),
    ('location', 'site', 'location_name,address,postal_code,project_id,active'),
    ('contact', 'contact', 'name,job_title,phone,email,customer_id,project_id,active'),
    ('purchase_order', 'purchase order', 'po_number,project_id,valid_from,active'),
    ('driver', 'driver', 'driver_name,driver_no,phone,licence_no,main_plant_id,active,removed'),
    ('truck', 'truck', 'truck_no,plate_no,main_plant_id,active,removed'),
    ('product', 'product', 'product_code,name,active'),
    ('mix_design', 'mix', 'name,active'),
    ('material', 'material', 'material_code,name,kind,active'),
    ('order', 'order', 'order_no,order_date,region_id,customer_id,project_id'),
    ('invoice_draft', 'invoice draft', 'draft_no,purchase_order_no,total,to_date,customer_id,project_id,region_id,status'),
    ('invoice', 'invoice', 'invoice_no,purchase_order_no,total,invoice_date,customer_id,project_id,region_id'),
    ('cylinder_test', 'cylinder set', 'test_no,do_number,cast_on,plant_id,region_id,customer_id,project_id')
  ) as of(name, kind, columns) loop
    select string_agg(format('old.%1$I is distinct from new.%1$I', one), ' or ') into changed
      from unnest(string_to_array(source.columns, ',')) as one;
    execute format('create trigger search_added after insert on %I referencing new table as added
      for each statement execute function %s', source.name,
      case source.kind when 'mix' then 'search_mix()' else format('search_added(%L)', source.kind) end);
    execute format('create trigger search_removed after delete on %I referencing old table as removed
      for each statement execute function %s', source.name,
      case source.kind when 'mix' then 'search_mix()' else format('search_removed(%L)', source.kind) end);
    execute format('create trigger search_changed after update on %I for each row when (%s)
      execute function search_changed(%L)', source.name, changed, source.kind);
  end loop;
end $$;
--> statement-breakpoint
-- What the search keeps of everything there is: what earlier releases left, and what must be found at any time.
create function search_all() returns setof search_entry language plpgsql stable as $$
begin
  return query select * from search_rows('customer', array(select id from customer));
  return query select * from search_rows('project', array(select id from project));
  return query select * from search_rows('site', array(select id from location));
  return query select * from search_rows('contact', array(select id from contact));
  return query select * from search_rows('purchase order', array(select id from purchase_order));
  return query select * from search_rows('driver', array(select id from driver));
  return query select * from search_rows('truck', array(select id from truck));
  return query select * from search_rows('product', array(select id from product));
  return query select * from search_rows('mix', array(select id from mix_design));
  return query select * from search_rows('material', array(select id from material));
  return query select * from search_rows('order', array(select id from "order"));
  return query select * from search_rows('invoice draft', array(select id from invoice_draft));
  return query select * from search_rows('invoice', array(select id from invoice));
  return query select * from search_rows('cylinder set', array(select id from cylinder_test));
end $$;
--> statement-breakpoint
insert into search_entry select * from search_all();
--> statement-breakpoint
create index search_entry_words on search_entry using gin (words gin_trgm_ops, keys gin_trgm_ops);
--> statement-breakpoint
create index search_entry_sounds on search_entry using gin (sounds);
--> statement-breakpoint
create index search_entry_serial on search_entry (serial collate "C") where serial is not null;
--> statement-breakpoint
create index search_entry_end on search_entry (reverse(title) collate "C") where serial is not null;
--> statement-breakpoint
create index search_entry_amount on search_entry (amount) where amount is not null;
--> statement-breakpoint
create index delivery_order_serial on delivery_order (search_serial(do_number) collate "C") where do_number is not null;
--> statement-breakpoint
create index delivery_order_end on delivery_order (reverse(search_squeezed(do_number)) collate "C") where do_number is not null;
--> statement-breakpoint
analyze search_entry;
