CREATE TABLE "shift" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"driver_id" uuid NOT NULL,
	"truck_id" uuid,
	"plant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"reason" text,
	"source" text NOT NULL,
	CONSTRAINT "shift_of_driver_day" UNIQUE("driver_id","day"),
	CONSTRAINT "shift_status" CHECK ("shift"."status" in ('planned', 'called_in', 'off')),
	CONSTRAINT "shift_source" CHECK ("shift"."source" in ('usual', 'copied', 'typed')),
	CONSTRAINT "shift_hours" CHECK (("shift"."status" = 'off') = ("shift"."starts_at" is null) and ("shift"."status" = 'off') = ("shift"."ends_at" is null)
        and ("shift"."status" = 'off') = ("shift"."truck_id" is null) and ("shift"."status" <> 'off' or "shift"."reason" is not null)
        and ("shift"."status" = 'off' or ("shift"."ends_at" > "shift"."starts_at" and "shift"."ends_at" <= "shift"."starts_at" + interval '24 hours')))
);
--> statement-breakpoint
CREATE TABLE "usual_shift" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"driver_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	CONSTRAINT "usual_shift_weekday" CHECK ("usual_shift"."weekday" between 0 and 6),
	CONSTRAINT "usual_shift_days" CHECK (("usual_shift"."to_date" is null or "usual_shift"."to_date" >= "usual_shift"."from_date")),
	CONSTRAINT "usual_shift_hours" CHECK ("usual_shift"."starts_at" <> "usual_shift"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "shift" ADD CONSTRAINT "shift_driver_id_driver_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."driver"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift" ADD CONSTRAINT "shift_truck_id_truck_id_fk" FOREIGN KEY ("truck_id") REFERENCES "public"."truck"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift" ADD CONSTRAINT "shift_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_shift" ADD CONSTRAINT "usual_shift_driver_id_driver_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."driver"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shift_day" ON "shift" USING btree ("day","plant_id");--> statement-breakpoint
CREATE INDEX "usual_shift_driver" ON "usual_shift" USING btree ("driver_id");--> statement-breakpoint
-- Nobody drives two trucks, and no truck has two drivers, at the same time.
ALTER TABLE "shift" ADD CONSTRAINT "shift_driver_apart" EXCLUDE USING gist ("driver_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE (status <> 'off');--> statement-breakpoint
ALTER TABLE "shift" ADD CONSTRAINT "shift_truck_apart" EXCLUDE USING gist ("truck_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE (status <> 'off');--> statement-breakpoint
ALTER TABLE "usual_shift" ADD CONSTRAINT "usual_shift_once" EXCLUDE USING gist ("driver_id" WITH =, "weekday" WITH =, daterange("from_date", "to_date", '[]') WITH &&);--> statement-breakpoint
-- The planner handed out the starts of the company and its fleet groups in turn, by plant and truck number, to drivers whom
-- nobody had rostered. Carried over as their usual hours from Monday to Saturday, so that tomorrow is planned as today was
-- and people can see and correct what was assumed.
INSERT INTO "usual_shift" ("id", "driver_id", "weekday", "starts_at", "ends_at", "from_date")
  SELECT gen_random_uuid(), crew.driver_id, weekday, crew.starts,
    to_char(crew.starts::time + make_interval(mins => crew.minutes), 'HH24:MI'),
    coalesce((SELECT min(order_date) FROM "order"), current_date)
  FROM (
    SELECT d.id AS driver_id,
      coalesce(own.planning ->> 'shiftStart',
        company.starts[1 + ((row_number() OVER (PARTITION BY t.main_plant_id ORDER BY t.truck_no) - 1) % cardinality(company.starts))::int]) AS starts,
      coalesce((own.planning ->> 'shiftMinutes')::int, company.minutes) AS minutes
    FROM "driver" d JOIN "truck" t ON t.id = d.truck_id
    CROSS JOIN (
      SELECT coalesce(
          (SELECT array(SELECT jsonb_array_elements_text(config -> 'shiftStarts')) FROM "order_optimization_config" LIMIT 1),
          array['05:30', '08:00', '10:30']) AS starts,
        coalesce((SELECT (config ->> 'shiftMinutes')::int FROM "order_optimization_config" LIMIT 1), 600) AS minutes
    ) company
    LEFT JOIN LATERAL (
      SELECT c.planning FROM "fleet_optimization_configuration" c
      WHERE c.active AND (c.fleet_group_id IS NULL OR EXISTS (SELECT 1 FROM "fleet_group_truck" g JOIN "fleet_group" f ON f.id = g.fleet_group_id
        WHERE g.truck_id = t.id AND g.fleet_group_id = c.fleet_group_id AND f.active))
      ORDER BY c.fleet_group_id IS NULL LIMIT 1
    ) own ON true
    WHERE d.active AND NOT d.removed AND t.active AND NOT t.removed
  ) crew
  CROSS JOIN generate_series(1, 6) AS weekday;
