CREATE TABLE "laboratory_equipment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"equipment_no" text NOT NULL,
	"kind" text NOT NULL,
	"house_id" uuid NOT NULL,
	"make" text,
	"serial_no" text,
	"range_from" double precision NOT NULL,
	"range_to" double precision NOT NULL,
	"accuracy_class" text,
	"calibrated_on" date NOT NULL,
	"valid_until" date NOT NULL,
	"certificate_no" text NOT NULL,
	"calibrated_by" text,
	"error_percent" double precision,
	"uncertainty_percent" double precision,
	"earlier" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remarks" text,
	CONSTRAINT "laboratory_equipment_equipmentNo_unique" UNIQUE("equipment_no")
);
--> statement-breakpoint
ALTER TABLE "cylinder_age" ADD COLUMN "press_id" uuid;--> statement-breakpoint
ALTER TABLE "cylinder_age" ADD COLUMN "press" jsonb;--> statement-breakpoint
ALTER TABLE "laboratory_equipment" ADD CONSTRAINT "laboratory_equipment_house_id_cylinder_house_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."cylinder_house"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "laboratory_equipment_house" ON "laboratory_equipment" USING btree ("house_id","kind");--> statement-breakpoint
ALTER TABLE "cylinder_age" ADD CONSTRAINT "cylinder_age_press_id_laboratory_equipment_id_fk" FOREIGN KEY ("press_id") REFERENCES "public"."laboratory_equipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cylinder_age_press" ON "cylinder_age" USING btree ("press_id","tested_at");