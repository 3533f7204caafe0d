CREATE TABLE "mix_design_waiver" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mix_design_id" uuid NOT NULL,
	"mix_design_version" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "mix_design_waiver_once" UNIQUE("mix_design_id","mix_design_version")
);
--> statement-breakpoint
CREATE TABLE "trial_batch_weight" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trial_batch_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"kg" numeric(14, 3) NOT NULL,
	"moisture_percent" numeric(9, 4),
	"absorption_percent" numeric(9, 4),
	CONSTRAINT "trial_batch_weight_once" UNIQUE("trial_batch_id","material_id")
);
--> statement-breakpoint
CREATE TABLE "trial_batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"trial_no" text NOT NULL,
	"mix_design_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"plant_id" uuid NOT NULL,
	"batched_at" timestamp with time zone NOT NULL,
	"litres" numeric(14, 3) NOT NULL,
	"by_name" text NOT NULL,
	"status" text DEFAULT 'recorded' NOT NULL,
	"status_reason" text,
	"remarks" text,
	CONSTRAINT "trial_batch_trialNo_unique" UNIQUE("trial_no")
);
--> statement-breakpoint
ALTER TABLE "cylinder_test" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cylinder_test" ALTER COLUMN "delivery_order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cylinder_test" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cylinder_test" ALTER COLUMN "project_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cylinder_test" ALTER COLUMN "location_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cylinder_test" ADD COLUMN "trial_batch_id" uuid;--> statement-breakpoint
ALTER TABLE "mix_design_waiver" ADD CONSTRAINT "mix_design_waiver_mix_design_id_mix_design_id_fk" FOREIGN KEY ("mix_design_id") REFERENCES "public"."mix_design"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_batch_weight" ADD CONSTRAINT "trial_batch_weight_trial_batch_id_trial_batch_id_fk" FOREIGN KEY ("trial_batch_id") REFERENCES "public"."trial_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_batch_weight" ADD CONSTRAINT "trial_batch_weight_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_batch" ADD CONSTRAINT "trial_batch_mix_design_id_mix_design_id_fk" FOREIGN KEY ("mix_design_id") REFERENCES "public"."mix_design"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_batch" ADD CONSTRAINT "trial_batch_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_batch" ADD CONSTRAINT "trial_batch_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_batch_mix" ON "trial_batch" USING btree ("mix_design_id");--> statement-breakpoint
CREATE INDEX "trial_batch_plant" ON "trial_batch" USING btree ("plant_id");--> statement-breakpoint
ALTER TABLE "cylinder_test" ADD CONSTRAINT "cylinder_test_trial_batch_id_trial_batch_id_fk" FOREIGN KEY ("trial_batch_id") REFERENCES "public"."trial_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cylinder_test_trial_once" ON "cylinder_test" USING btree ("trial_batch_id");--> statement-breakpoint
ALTER TABLE "cylinder_test" ADD CONSTRAINT "cylinder_test_of_load_or_trial" CHECK ((origin = 'trial') = (trial_batch_id is not null) and (origin = 'trial'
        or (order_id is not null and delivery_order_id is not null and customer_id is not null
          and project_id is not null and location_id is not null)));