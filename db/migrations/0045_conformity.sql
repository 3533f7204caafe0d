CREATE TABLE "concrete_conformity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"plant_id" uuid NOT NULL,
	"product_id" uuid,
	"family" text,
	"state" text DEFAULT 'initial' NOT NULL,
	"sigma" double precision,
	"told" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "concrete_conformity_product" UNIQUE("plant_id","product_id"),
	CONSTRAINT "concrete_conformity_family" UNIQUE("plant_id","family")
);
--> statement-breakpoint
CREATE TABLE "conformity_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concrete_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"why" text NOT NULL,
	"test_id" uuid,
	"test_no" text,
	"on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "concrete_conformity" ADD CONSTRAINT "concrete_conformity_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concrete_conformity" ADD CONSTRAINT "concrete_conformity_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conformity_change" ADD CONSTRAINT "conformity_change_concrete_id_concrete_conformity_id_fk" FOREIGN KEY ("concrete_id") REFERENCES "public"."concrete_conformity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conformity_change" ADD CONSTRAINT "conformity_change_test_id_cylinder_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."cylinder_test"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conformity_change_concrete" ON "conformity_change" USING btree ("concrete_id","at");--> statement-breakpoint
-- A figure is a number, a day is a day, and a history only grows.
alter table concrete_conformity add constraint concrete_conformity_sigma_number check (sigma <> 'NaN'::double precision and sigma < 'Infinity'::double precision);
--> statement-breakpoint
alter table conformity_change add constraint conformity_change_on_finite check (isfinite("on"));
--> statement-breakpoint
alter table conformity_change add constraint conformity_change_at_finite check (isfinite(at));
--> statement-breakpoint
create trigger only_grows before update or delete on conformity_change for each row execute function only_grows();
--> statement-breakpoint
create trigger only_grows_whole before truncate on conformity_change execute function only_grows();
